"""What a person sees who types `hana`."""
