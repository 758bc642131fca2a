"""Which addresses are plainly public: a server that calls what strangers name must not become a way into somebody's own network.

The list is our own, after the registries of IANA for special addresses, so that it does not depend on the version of Python.
"""

from __future__ import annotations

import ipaddress

_SPECIAL_V4 = tuple(
    map(
        ipaddress.IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # shared by the customers of a provider
            "127.0.0.0/8",  # this machine
            "169.254.0.0/16",  # this link; metadata of clouds
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # protocols
            "192.0.2.0/24",  # examples
            "192.31.196.0/24",  # AS112
            "192.52.193.0/24",  # multicast tunnels
            "192.88.99.0/24",  # relays of 6to4
            "192.168.0.0/16",  # private
            "192.175.48.0/24",  # AS112
            "198.18.0.0/15",  # measurements
            "198.51.100.0/24",  # examples
            "203.0.113.0/24",  # examples
            "224.0.0.0/3",  # multicast, reserved, broadcast
        ),
    )
)
_ASSIGNED_V6 = ipaddress.IPv6Network("2000::/3")  # whatever else is routed leads somewhere special, local NAT64 for example
_SPECIAL_V6 = tuple(
    map(
        ipaddress.IPv6Network,
        (
            "2001::/23",  # protocols, Teredo among them
            "2001:db8::/32",  # examples
            "2002::/16",  # 6to4, with an IPv4 address inside
            "2620:4f:8000::/48",  # AS112
            "3ffe::/16",  # the first experiments
            "3fff::/20",  # examples
        ),
    )
)


def is_public(address: str) -> bool:
    """Whether this is an address in the public Internet, and not a way into a network of somebody's own."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return not any(found in network for network in _SPECIAL_V4)
    return found in _ASSIGNED_V6 and not any(found in network for network in _SPECIAL_V6)
