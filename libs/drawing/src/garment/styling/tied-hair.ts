import { smoothRing, smoothShape, spots } from '../smooth-path';
import type { Lock } from './falling-hair';

/** What is tied up, by value: drawn behind the head, but a braid in front of the shoulder. */
export const TIED: Readonly<Record<string, Lock>> = {
  'low-bun': {
    d: smoothRing(spots('240 226, 268 212, 298 224, 306 254, 286 280, 254 276, 236 254')),
    strands: [
      spots('246 240, 268 226, 294 240, 294 262, 272 268, 256 254'),
      spots('256 232, 278 222, 298 236'),
    ],
  },
  'top-knot': {
    d: smoothRing(spots('164 52, 160 24, 184 4, 216 4, 240 24, 236 52, 200 64')),
    strands: [
      spots('172 50, 172 26, 200 14, 228 26, 228 50'),
      spots('186 54, 184 34, 202 26, 216 36, 212 54'),
    ],
  },
  'high-ponytail': {
    d: smoothShape(
      spots('186 60, 190 34, 214 22, 250 30, 290 70, 308 140, 306 220, 284 312'),
      spots('284 312, 270 270, 266 200, 262 130, 236 80, 186 60'),
    ),
    strands: [
      spots('206 46, 250 54, 284 110, 290 200, 284 290'),
      spots('210 34, 264 56, 298 130, 298 230'),
      spots('204 56, 244 74, 274 130, 276 220'),
    ],
  },
  'half-up': {
    d: smoothRing(spots('174 54, 172 34, 188 22, 212 22, 228 34, 226 54, 200 62')),
    strands: [spots('180 52, 184 34, 204 30, 220 40')],
  },
};

/** A braid from behind the neck over the shoulder: its plaits from top to end, then the loose tip. */
export function braid(): { plaits: readonly Lock[]; tip: Lock } {
  const plaits = Array.from({ length: 7 }, (_, index): Lock => {
    const y = 246 + index * 24;
    const x = 262 + Math.sin(index / 2.4) * 6;
    const half = 17 - index * 0.9;
    return {
      d: smoothShape(
        [
          [x, y + 26],
          [x - half * 1.05, y + 14],
          [x - half, y - 2],
          [x, y + 4],
        ],
        [
          [x, y + 4],
          [x + half, y - 2],
          [x + half * 1.05, y + 14],
          [x, y + 26],
        ],
      ),
      strands: [
        [
          [x, y + 4],
          [x, y + 24],
        ],
        [
          [x - half * 0.6, y + 3],
          [x - half * 0.5, y + 16],
        ],
        [
          [x + half * 0.6, y + 3],
          [x + half * 0.5, y + 16],
        ],
      ],
    };
  });
  const tip: Lock = {
    d: smoothShape(spots('256 414, 250 440, 258 466'), spots('258 466, 276 444, 274 414')),
    strands: [spots('264 418, 262 456')],
  };
  return { plaits, tip };
}
