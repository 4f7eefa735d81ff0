import { createPen } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { createHead } from '../head';
import { createHatHead, drawBrowShade } from './head-under-hat';

export const drawWideBrimHat: ExtraDrawer = (piece, wearer) => {
  const head = createHatHead(wearer);
  const pen = createPen(piece);
  const { colors, trim, twoColored } = piece.paint;
  const ribbon = twoColored ? trim.base : mix(colors.base, colors.dark ? '#ffffff' : INK, 0.5);
  const brim =
    '-240,4 -222,-22 -160,-38 -60,-42 60,-42 160,-37 224,-20 242,2 214,42 128,76 0,88 -124,78 -208,44';
  const crown =
    '-112,23! -110,-38 -102,-90 -72,-119 -30,-120 8,-112 44,-119 80,-117 104,-88 111,-38 113,19! 62,42 0,48 -62,43';
  return {
    head: [
      drawBrowShade(pen, wearer, head, 70),
      pen.panel(head.outline(brim), {
        inside: [
          pen.shadow(head.outline('113,19! 62,42 0,48 -62,43 -112,23! -40,62 60,65 150,50')),
          pen.fill(
            colors.deep,
            0.55,
            head.outline('-240,4! -208,44 -124,78! -150,56 -196,26!'),
            head.outline('242,2! 214,42 128,76! 154,54 198,24!'),
          ),
          pen.seam(head.stroke('-206,30 -150,58 -80,72 40,76 130,64 208,28')),
        ],
      }),
      pen.panel(head.outline(crown), {
        inside: [
          pen.fill(
            ribbon,
            1,
            head.outline('-110,-16! -62,3 0,9 62,2 112,-20! 113,19! 62,42 0,48 -62,43 -112,23!'),
          ),
          pen.shadow(head.outline('-110,-18! -62,1 0,7 62,0 112,-22! 62,-9 0,-4 -62,-9')),
          pen.fold(...head.strokes('-40,-116 -18,-92 -6,-56; 52,-115 34,-92 24,-58; 76,-112 86,-80 90,-40')),
        ],
      }),
    ],
  };
};

export const drawBeret: ExtraDrawer = (piece, wearer) => {
  const head = createHatHead(wearer);
  const pen = createPen(piece);
  const cloth = piece.paint.twoColored ? pen.trim : pen.darker;
  const stalk = head.outline('22,-66! 20,-80 25,-90! 35,-85 36,-66!');
  const band = head.outline('-106,40! 0,40 106,40! 107,64 60,80 0,85 -60,80 -104,62!');
  const crown = head.outline(
    '-118,58! -146,34 -144,-6 -92,-48 4,-70 84,-68 142,-46 170,-10 166,28 140,52 100,63 36,71 -44,71',
  );
  return {
    head: [
      drawBrowShade(pen, wearer, head, 58),
      ...[stalk, band].map((each) => pen.panel(each, { cloth, upon: true })),
      pen.panel(crown, {
        inside: [
          pen.shadow(
            head.outline('-118,58! -60,56 10,55 80,44 130,24 170,-10! 166,28 140,52 100,63 36,71 -44,71'),
          ),
          pen.fold(
            ...head.strokes(
              '108,52 134,30 140,0; 62,58 96,34 104,2; -96,48 -112,24 -104,-6; 46,-54 88,-46 126,-20',
            ),
          ),
        ],
      }),
    ],
  };
};

const RIBS = [-0.92, -0.76, -0.56, -0.34, -0.1, 0.1, 0.34, 0.56, 0.76, 0.92] as const;
const CUFF_RIBS = [-0.87, -0.73, -0.58, -0.42, -0.25, -0.08, 0.08, 0.25, 0.42, 0.58, 0.73, 0.87] as const;

export const drawBeanie: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const ribs = RIBS.map((share) => {
    const low = Math.abs(share) * 10;
    return `${share * 112},46 ${share * 113},-6 ${share * 84 + 9},${low - 40} ${share * 24 + 30},${low - 62}`;
  });
  const cuffRibs = CUFF_RIBS.map((share) => {
    const up = 19 * share ** 2;
    return `${share * 119},${53 - up} ${share * 120},${84 - up} ${share * 115},${116 - up}`;
  });
  const dome = '-116,56! -112,10 -90,-28 -44,-52 14,-64 66,-62 101,-34 115,8 117,56! 65,70 0,74 -65,70';
  const cuff = '-119,34! -67,48 0,53 67,48 119,34! 121,65 115,96! 64,111 0,116 -64,111 -115,96! -121,65';
  return {
    head: [
      drawBrowShade(pen, wearer, head, 96),
      pen.panel(head.outline(dome), {
        inside: [
          pen.seam(...ribs.map(head.stroke)),
          pen.shadow(head.outline('-120,22! -67,36 0,40 67,36 120,22! 116,56! 65,70 0,74 -65,70 -116,56!')),
        ],
      }),
      pen.panel(head.outline(cuff), {
        ...(piece.paint.twoColored && { cloth: pen.trim }),
        inside: [pen.seam(...cuffRibs.map(head.stroke))],
      }),
    ],
  };
};
