import { reverseCurve } from '../../figure/curve';
import type { Mark } from '../../garment/cut/pen';
import type { Wrap } from '../wrap';
import type { HairDrawer, HairPen } from './hair-pen';

/** Reach over shoulders and toward the chest, and taper, as shares. */
const DRAPES = {
  full: { wide: 0.5, long: 1, taper: 0 },
  over: { wide: 0.34, long: 0.7, taper: 0 },
  short: { wide: 0.16, long: 0.46, taper: 0.1 },
  tucked: { wide: 0.3, long: 0.94, taper: 0.84 },
} as const satisfies Record<Wrap, object>;

const drawHangingEnd = ({ head, shape, leaves, tones }: HairPen, wide: number, low: number): Mark =>
  shape(
    head.outline(
      `${wide * 0.1},${low - 90}! ${wide * 0.9},${low - 100}! ${wide * 1.02},${low + 60} ${wide * 0.94},${low + 210}! ${wide * 0.5},${low + 236} ${wide * 0.2},${low + 216}! ${wide * 0.26},${low + 60}`,
    ),
    [
      leaves(tones.dark, 0.5, 7, [
        head.stroke(`${wide * 0.4},${low - 20} ${wide * 0.46},${low + 90} ${wide * 0.4},${low + 220}`),
        head.stroke(`${wide * 0.74},${low - 20} ${wide * 0.76},${low + 110} ${wide * 0.7},${low + 226}`),
      ]),
    ],
  );

export const createCovering =
  (wrap: Wrap): HairDrawer =>
  (pen) => {
    const { head, lit, tones, shape, area, leaves, shaded } = pen;
    const { deltoid, neck, face, chinY, chestY } = head.landmarks;
    const drape = DRAPES[wrap];
    const wide = ((neck + (deltoid - neck) * drape.wide) / face) * 100;
    const low = 310 + ((chestY * 0.9) / chinY - 1) * 310 * drape.long;
    const computeWidth = (share: number): number => wide * (1 - drape.taper * share);
    const foot = 1 - 0.9 * drape.taper;
    const computeMid = (share: number): number => 340 + (low - 340) * share;
    return {
      hidesEars: true,
      back: [shaded('0,-16 -86,2 -110,90 -104,220 -120,330 0,400 126,330 112,220 112,90 84,0')],
      front: [
        ...(wrap === 'over' ? [drawHangingEnd(pen, wide, low)] : []),
        shape(
          head.outline(
            `-96,262 -124,318 ${-wide * 0.86},${computeMid(0.16)} ${-computeWidth(0.42)},${computeMid(0.42)} ${-0.86 * computeWidth(0.76)},${computeMid(0.76)} ${-52 * foot},${low - 6} ${20 * foot},${low} ${0.8 * computeWidth(0.78)},${computeMid(0.78)} ${1.04 * computeWidth(0.42)},${computeMid(0.42)} ${wide * 0.9},${computeMid(0.14)} 130,316 100,262 0,300`,
          ),
          [
            area(
              tones.dark,
              0.35,
              head.outline(
                lit(
                  `104,270! 134,318 ${wide * 0.9},${computeMid(0.14)} ${wide * 1.06},${computeMid(0.42)} ${wide * 0.82},${computeMid(0.8)} 40,${low + 4}! ${wide * 0.5},${computeMid(0.66)} ${wide * 0.62},${computeMid(0.3)} 112,340`,
                ),
              ),
              head.outline(
                '-112,270! -60,344 -6,372 56,360 112,300! 104,330 60,392 -10,404 -76,372 -118,320',
              ),
            ),
            leaves(
              tones.dark,
              0.55,
              6,
              head.strokes(
                `-104,330 -70,400 0,${computeMid(0.5)} 70,${computeMid(0.6)}; ${-wide * 0.84},${computeMid(0.2)} ${-wide * 0.5},${computeMid(0.6)} -20,${computeMid(0.8)}; ${wide * 0.84},${computeMid(0.2)} ${wide * 0.6},${computeMid(0.56)} 40,${computeMid(0.78)}; -60,${computeMid(0.24)} 0,${computeMid(0.36)} 80,${computeMid(0.3)}`,
              ),
            ),
            leaves(
              tones.light,
              0.5,
              9,
              head.strokes(
                lit(
                  `${-wide * 0.92},${computeMid(0.3)} ${-wide * 0.66},${computeMid(0.66)} -60,${low - 22}; -112,318 -84,376 -40,${computeMid(0.34)}`,
                ),
              ),
            ),
          ],
        ),
        shape(
          [
            head.outline(
              '2,-30 -68,-20 -112,40 -122,132 -116,214 -92,280 -48,328 -4,342 50,330 100,284 126,214 132,132 122,40 72,-22',
            ),
            reverseCurve(
              head.outline(
                '4,44 -48,56 -80,104 -87,160 -82,222 -63,266 -38,296 -6,308 30,298 62,268 84,226 93,176 89,108 54,56',
              ),
            ),
          ],
          [
            area(
              tones.dark,
              0.36,
              head.outline(
                lit('84,-14! 122,40 132,132 126,214 100,284 50,330! 84,276 106,214 110,132 104,60'),
              ),
            ),
            leaves(
              tones.dark,
              0.5,
              5,
              head.strokes(
                '20,30 -50,42 -96,96 -106,160 -98,230; 60,6 -20,0 -84,34 -110,90; -90,270 -50,316 0,330 56,312; 74,44 104,90 112,160 104,226',
              ),
            ),
            leaves(
              tones.light,
              0.5,
              11,
              head.strokes(lit('-34,-14 -88,26 -108,84 -112,140; -108,216 -86,270 -50,308')),
            ),
          ],
        ),
      ],
    };
  };

export const drawTurban: HairDrawer = ({ head, lit, tones, shape, area, leaves, shaded }) => ({
  back: [shaded('0,0 -84,20 -100,90 -88,170 60,200 106,160 112,80 80,4')],
  front: [
    shape(
      head.outline(
        '-99,142! -118,96 -126,30 -106,-40 -56,-88 10,-100 76,-86 124,-36 136,34 124,100 103,148! 92,100 62,64 6,50 -46,66 -80,100',
      ),
      [
        area(
          tones.dark,
          0.34,
          head.outline(lit('60,-96! 124,-36 136,34 124,100 103,148! 98,110 106,60 102,0')),
          head.outline('-99,142! -80,100 -46,66 6,50 62,64 103,148! 84,86 44,40 -4,30 -60,52 -100,110'),
        ),
        leaves(
          tones.dark,
          0.6,
          5,
          head.strokes(
            '20,10 -40,20 -92,64 -108,110; 16,-6 -50,-4 -106,40 -120,80; 12,-22 -40,-44 -96,-22 -122,24; 26,-26 70,-52 106,-24 128,26; 28,-8 84,-8 118,34 126,84; 26,12 76,24 104,70 110,116; 4,-34 -6,-70 -40,-92; 26,-36 40,-70 76,-84',
          ),
        ),
        leaves(
          tones.light,
          0.5,
          12,
          head.strokes('2,0 -56,12 -100,60; 4,-28 -46,-64 -94,-30; 36,-30 74,-62 104,-38; 40,2 80,14 104,48'),
        ),
      ],
    ),
    shape(head.outline('20,-40! -6,-30 -14,-2 4,22! 26,30 42,14! 48,-12 42,-34'), [
      leaves(tones.dark, 0.6, 4.5, head.strokes('18,-36 2,-12 12,20; 28,-36 24,-8 28,22')),
      leaves(tones.light, 0.5, 8, [head.stroke('6,-26 -4,-6 2,12')]),
    ]),
  ],
});
