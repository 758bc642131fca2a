"""November: the willow and its four very different cards: the Rain Man, the Swallow, a red ribbon and the Lightning."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from hanashobu.deck import ribbon
from hanashobu.deck.paper import (
    BLACK,
    BROWN,
    DARK_GREEN,
    DARK_RED,
    GREEN,
    LILAC,
    PAPER,
    RED,
    VIOLET,
    WHITE,
    YELLOW,
    Picture,
    disc,
    path,
    stroke,
    use,
)

YELLOW_GREEN, TAN, SKIN = "#a9a52b", "#e3c27a", "#f3d3b4"


def _strand(length: float, sway: float, leaf: str, twig: str) -> str:
    """A hanging twig from 0, 0 down, swaying to one side, with slim leaves left and right of it in turn."""

    def twig_at(y: float) -> float:
        return sway * sin(y / length * 2.6)

    leaves = []
    for step in range(int(length / 12)):
        y = 8 + step * 12
        x, side = twig_at(y), 1 if step % 2 else -1
        lean = degrees(atan2(twig_at(y + 1) - x, 1))
        turn = radians(90 - lean - side * 26)
        tip, bow = 30 if y < length - 30 else 22, radians(90 - lean - side * 54)
        low = radians(90 - lean - side * 8)
        leaves.append(
            f"M{x:.1f} {y}Q{x + 15 * cos(bow):.1f} {y + 15 * sin(bow):.1f} {x + tip * cos(turn):.1f} {y + tip * sin(turn):.1f}"
            f"Q{x + 14 * cos(low):.1f} {y + 14 * sin(low):.1f} {x:.1f} {y}"
        )
    line = "M0 0" + "".join(f"L{twig_at(y):.1f} {y}" for y in range(12, int(length) + 6, 12))
    return stroke(line, twig, 2) + path("".join(leaves), leaf)


_LIMB = "M204 24 C172 32 142 28 114 20 C94 14 66 14 8 30 C62 24 92 28 108 36 C134 48 170 52 204 74Z"


def _ribs(hub: str, ends: tuple[str, ...]) -> str:
    return "".join(f"M{hub}L{end}" for end in ends)


_CANOPY = "M18 134 C26 94 58 58 92 46 L94 38 L100 38 L100 46 C142 50 176 78 188 112 C150 130 60 150 18 134Z"
_CAP = "M62 64 C72 55 82 49 92 46 L94 38 L100 38 L100 46 C114 47 127 52 138 58 C122 70 84 78 62 64Z"
_UNDER = "M18 134 C40 112 150 92 188 112 C176 134 60 156 18 134Z"
_RIM = "M18 134 C40 112 150 92 188 112"
_MAN = (
    # hakama and clogs
    path(
        "M72 236 C64 254 58 268 54 278 C62 285 78 286 87 281 C92 272 96 262 100 254 C104 268 110 278 117 285"
        "C128 287 140 283 147 277 C146 262 138 246 130 230Z",
        BLACK,
    )
    + path("M56 279 L84 281 L84 288 L54 287Z M119 283 L144 277 L146 285 L118 291Z", WHITE)
    + path("M50 284 L88 286 L86 291 L80 291 L79 300 L74 300 L74 291 L62 291 L61 300 L56 300 L56 291 L50 290Z", BROWN)
    + path("M114 289 L150 282 L151 287 L145 289 L146 298 L141 299 L140 290 L128 292 L129 301 L124 302 L123 293 L115 294Z", BROWN)
    # robe
    + path("M80 178 C70 196 64 222 62 246 C86 256 116 256 140 244 C136 222 130 198 122 182 C110 174 92 172 80 178Z", RED)
    + path("M80 178 C66 186 52 200 44 216 C50 226 58 232 68 236 C76 226 84 214 88 202Z", RED)
    + path("M44 216 C50 226 58 232 68 236 L66 241 C56 237 46 230 40 220Z", YELLOW)
    + path("M88 202 C84 214 76 226 68 236 L71 238 C80 228 88 216 92 204Z", DARK_RED)
    + path(
        "M114 178 C128 184 138 200 146 222 C150 234 150 246 148 254 C136 256 124 254 114 248 C112 232 108 220 102 208 L104 196Z", DARK_RED
    )
    + path("M116 178 C130 184 140 200 148 222 C152 234 152 244 151 250 C138 252 126 250 116 244 C114 230 110 218 106 206 L106 196Z", RED)
    + path("M151 250 C138 252 126 250 116 244 L115 250 C126 256 140 258 151 256Z", YELLOW)
    + disc(131, 222, 8, YELLOW)
    + disc(131, 222, 4.5, RED)
    + disc(60, 218, 5, YELLOW)
    + disc(84, 236, 6, YELLOW)
    + disc(84, 236, 3, RED)
    + path("M99 118 L104 118 L117 220 L112 220Z", BROWN)
    + path("M102 200 C105 195 114 194 119 198 C121 203 120 210 116 213 C110 215 103 213 102 208Z", SKIN)
    + stroke("M103 204 L112 203 M104 208.5 L112 208", BROWN, 1.1)
    # head
    + path("M82 178 C88 186 98 190 104 194 C108 190 112 182 112 176 L100 168 L86 170Z", WHITE)
    + path("M80 178 C86 188 96 194 103 198 L106 192 C98 188 90 184 86 174Z", VIOLET)
    + path("M77 147 C75 152 73 157 72 161 L75 163 C75 168 77 174 83 177 C92 180 100 174 103 166 L104 148Z", SKIN)
    + path("M96 147 L111 146 C113 158 109 168 102 173 C100 164 99 156 94 151Z", BLACK)
    + path("M75 148 C74 130 82 112 98 104 C110 104 114 122 112 148 C100 152 88 152 75 148Z", BLACK)
    + stroke("M78 154 L85 152.6 M79 158.4 L85 158", BLACK, 1.6)
    + path("M76 169 L82 168 L81 171.5Z", RED)
    + path("M79 175 C78 180 80 186 82 189 C85 185 87 181 87 177Z", BLACK)
)
_UMBRELLA = (
    path(_CANOPY, YELLOW)
    + path(_CAP, VIOLET)
    + stroke(
        "M97 44 C60 64 40 92 34 124 M97 44 C80 66 70 90 68 113 M97 44 C98 66 102 86 106 103 M97 44 C118 62 134 82 144 101"
        "M97 44 C136 56 160 78 174 106",
        BLACK,
        1.8,
    )
    + path(_UNDER, TAN)
    + stroke(_ribs("98 118", ("32 137", "54 142", "80 144", "119 138", "144 132", "170 121", "44 123", "148 104")), BROWN, 1.6)
    + stroke(_RIM, BLACK, 2.6)
)
_FROG = (
    path(
        "M-24 14 C-30 4 -26 -8 -14 -12 C-6 -20 2 -26 10 -28 C12 -34 19 -34 20 -29 C28 -27 32 -22 28 -18 C22 -13 16 -10 14 -4 L18 10"
        "L25 13 L12 15 L8 4 C4 10 0 14 -4 16Z",
        GREEN,
    )
    + path("M-26 16 C-30 2 -20 -6 -10 -2 C-2 2 -2 10 -8 13 L6 17 L8 20 L-22 20Z", DARK_GREEN)
    + path("M28 -18 C22 -13 16 -10 14 -4 C10 2 6 4 4 6 C4 -6 12 -16 28 -18Z", YELLOW)
    + disc(15.5, -28.5, 2.6, BLACK)
)

_FAR_WING = "M80 190 C56 182 36 162 26 134 C18 108 20 76 30 40 C38 84 54 106 76 124 C92 138 102 152 104 168Z"
_FORK = "M122 140 C138 112 146 82 147 30 C158 84 156 118 136 148Z M130 146 C152 130 168 112 184 74 C184 116 164 144 134 156Z"
_NEAR_WING = "M84 208 C98 230 128 244 152 236 C172 228 182 206 186 164 C176 186 160 192 144 190 C130 188 118 186 110 178Z"
_SWALLOW = (
    stroke(_FAR_WING + _FORK + _NEAR_WING, PAPER, 5)
    + path(_FAR_WING, BLACK)
    + stroke("M32 74 C38 108 54 132 82 148 M30 100 C38 130 58 152 86 164 M34 128 C44 150 60 166 84 178", RED, 2.4)
    + path(_FORK, BLACK)
    + path("M58 214 C56 202 64 193 76 189 C88 171 104 151 124 134 L134 144 C124 168 110 192 94 207 C86 219 74 225 66 221Z", YELLOW)
    + path("M122 133 L136 145 C130 154 124 164 118 174 C110 172 100 164 98 158 C106 149 114 140 122 133Z", BLACK)
    + path(_NEAR_WING, BLACK)
    + stroke("M180 192 C172 210 150 214 126 204 M172 212 C158 224 138 222 116 212 M160 226 C144 232 124 228 106 218", RED, 2.4)
    + path("M40 237 L57 213 C55 202 63 193 77 188 C88 190 97 198 97 206 C88 220 74 226 66 222Z", BLACK)
    + path("M57 214 C60 206 68 202 76 206 C84 210 86 216 84 218 C78 224 70 225 65 222 L52 229Z", RED)
    + disc(70, 200, 2.4, WHITE)
)

_CLOUDS = (
    "M0 0 H200 V128 C190 142 170 138 168 122 C160 142 132 144 126 124 C118 150 84 152 76 130 C66 152 38 152 32 132 C24 144 8 142 0 130Z"
    "M0 320 V250 C16 238 40 246 40 266 C54 256 76 266 74 284 C88 276 104 286 102 300 C116 292 132 298 136 310 L140 320Z"
)
_CURLS = (
    "M168 122 C166 104 188 98 194 112 C196 124 180 126 180 114 M76 130 C72 112 96 104 104 118 C106 132 88 132 89 121"
    "M40 266 C42 282 22 288 16 276 C16 266 28 264 29 274 M102 300 C104 288 90 284 86 293 C86 300 94 300 94 295"
    "M124 40 C138 26 160 36 156 52 C150 64 134 56 142 46 M124 40 C120 60 140 76 168 70 C180 66 190 70 196 78"
)
_BOLT = "M184 78 L138 142 L160 147 L108 188 L134 194 L90 230 L108 236 L34 328 L74 254 L56 249 L92 210 L70 204 L118 158 L94 154Z"
_SPARKS = "M100 170 L76 174 L80 180 L50 184 L56 190 L22 202 M64 246 L44 242 L46 237 L24 232 M150 160 L172 158 L170 164 L196 162"
_RAIN = (
    "M28 150 L20 172 M52 152 L38 190 M44 208 L36 230 M76 160 L70 176 M118 250 L106 282 M134 214 L130 224 M96 262 L90 278"
    "M180 142 L176 154 M196 176 L192 188"
)
_TOMOE = "M0 -23 A8.8 8.8 0 1 0 8.8 -14 C13 -17 19 -13 23 0 C25 -15 14 -24 0 -23Z"
_DRUM = (
    disc(0, 0, 46, DARK_RED)
    + disc(0, 0, 41, YELLOW)
    + disc(0, 0, 35, BLACK)
    + disc(0, 0, 32, PAPER)
    + "".join(f'<path d="{_TOMOE}" fill="{RED}" transform="rotate({turn})"/>' for turn in (0, 120, 240))
)
_CLAW = (
    path(
        "M210 214 C190 214 182 200 168 192 C154 184 136 184 124 196 C120 202 124 208 130 206 C138 202 146 202 152 206"
        "C138 204 120 212 114 228 C112 236 120 240 125 234 C132 224 142 220 150 222"
        "C138 226 128 238 128 254 C130 262 138 262 140 256 C144 246 152 240 160 240"
        "C156 248 152 256 152 266 C154 274 164 274 166 266 C170 256 180 252 188 256 C194 262 202 270 210 274Z",
        BLACK,
    )
    + path("M122 196 C112 200 104 210 102 224 C110 218 120 212 130 207Z M114 229 C104 236 100 248 102 262 C110 254 118 246 124 236Z", PAPER)
    + path("M128 254 C124 264 124 276 130 288 C136 278 140 268 140 256Z M152 266 C148 276 148 286 153 298 C160 290 166 280 166 266Z", PAPER)
    + stroke("M172 206 C164 202 160 204 158 208 M176 222 C168 220 164 222 160 226 M182 238 C176 236 172 238 168 242", RED, 2.4)
)

PARTS = {
    "willow-dark": _strand(240, 10, DARK_GREEN, BLACK),
    "willow-light": _strand(190, -8, YELLOW_GREEN, GREEN),
    "willow-man": _MAN,
    "willow-umbrella": _UMBRELLA,
    "willow-frog": _FROG,
    "willow-swallow": _SWALLOW,
    "willow-drum": _DRUM,
    "willow-claw": _CLAW,
    "willow-limb": path(_LIMB, BLACK),
}

CARDS = {
    "11a": Picture(
        path("M0 214 C40 196 80 226 120 210 C150 198 180 206 200 212 V320 H0Z", VIOLET)
        + stroke(
            "M0 232 C40 216 80 244 124 228 C150 218 180 224 200 230 M0 250 C30 238 60 254 90 250 M130 250 C160 238 180 240 200 248",
            LILAC,
            3,
        )
        + path("M0 276 C40 262 90 284 130 278 C160 274 180 262 200 264 V320 H0Z", YELLOW_GREEN)
        + use("willow-light", 20, -10)
        + use("willow-dark", 178, -30, 1.1)
        + use("willow-dark", 40, -60)
        + use("willow-light", 156, -50)
        + use("willow-light", 122, -130)
        + use("willow-dark", 74, -150)
        + use("willow-dark", 196, -80)
        + use("willow-umbrella", 4, 4)
        + use("willow-man", 8, 2)
        + use("willow-frog", 38, 287, 0.86),
        parts=PARTS,
    ),
    "11b": Picture(
        use("willow-light", 56, -10, 1.5)
        + use("willow-dark", 26, -10, 1.25)
        + use("willow-dark", 176, -20, 1.35, flip=True)
        + use("willow-light", 148, 0, 1.5)
        + use("willow-dark", 88, -20, 1.35)
        + use("willow-light", 112, -70, 1.3, flip=True)
        + use("willow-swallow", -2, 6),
        parts=PARTS,
    ),
    "11c": Picture(
        use("willow-light", 56, 24, 1.3)
        + use("willow-dark", 28, 24, 1.2)
        + use("willow-dark", 180, 40, 1.2, flip=True)
        + use("willow-light", 152, 40, 1.3)
        + use("willow-dark", 78, 24, 1.25)
        + use("willow-dark", 122, 30, 1.2)
        + use("willow-dark", 100, -150)
        + use("willow-light", 26, -140)
        + use("willow-dark", 60, -170, flip=True)
        + ribbon.red(104, 172, 14)
        + use("willow-dark", 148, 30, 0.55, flip=True)
        + use("willow-light", 64, 24, 0.7)
        + use("willow-limb", 0, 0),
        parts=PARTS,
    ),
    "11d": Picture(
        path(_CLOUDS, BLACK)
        + stroke(_CURLS, RED, 3)
        + stroke(_RAIN, DARK_RED, 2.6)
        + stroke(_SPARKS, YELLOW, 3)
        + path(_BOLT, YELLOW)
        + use("willow-drum", 60, 64)
        + use("willow-claw", 0, 0)
        + use("willow-light", 178, 0, 0.75, -14),
        RED,
        parts=PARTS,
    ),
}
