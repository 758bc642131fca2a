event-cut = { $seat }が山札をカットします。
