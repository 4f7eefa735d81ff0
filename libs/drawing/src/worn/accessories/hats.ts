import { createPen } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { createHead } from '../head';
import { createHatHead, drawBrowShade } from './head-under-hat';

export const drawWideBrimHat: ExtraDrawer = (piece, wearer) => {
  const head = createHatHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const { colors, trim, twoColored } = piece.paint;
  const ribbon = twoColored ? trim.base : mix(colors.base, colors.dark ? '#ffffff' : INK, 0.5);
  const brim = '-230,19 -186,-6 -110,-19 0,-25 110,-22 190,-16 234,6 210,43 130,73 30,84 -80,84 -180,65';
  const crown =
    '-112,23! -108,-38 -96,-84 -66,-108 -28,-104 6,-94 42,-105 76,-107 99,-82 109,-38 113,19! 62,42 0,48 -62,43';
  return {
    head: [
      drawBrowShade(pen, wearer, head, 70),
      pen.panel(head.outline(brim), {
        inside: [
          pen.shadow(head.outline('113,19! 62,42 0,48 -62,43 -112,23! -40,62 60,65 150,50')),
          pen.seam(head.stroke('-216,28 -170,51 -70,70 40,70 130,59 214,23')),
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
          pen.fold(...head.strokes('-22,-101 -8,-88 2,-64; 30,-101 20,-88 16,-66')),
        ],
      }),
    ],
  };
};

export const drawBeret: ExtraDrawer = (piece, wearer) => {
  const head = createHatHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const stalk = head.outline('22,-66! 20,-80 25,-90! 35,-85 36,-66!');
  const crown = head.outline(
    '-108,48! -132,24 -128,-14 -80,-52 8,-72 88,-68 144,-46 171,-8 166,32 142,54 112,54! 50,72 -40,70',
  );
  return {
    head: [
      drawBrowShade(pen, wearer, head, 58),
      pen.panel(stalk, { cloth: piece.paint.twoColored ? pen.trim : pen.darker, upon: true }),
      pen.panel(crown, {
        inside: [
          pen.shadow(
            head.outline('-108,48! -60,50 10,52 80,44 124,36 171,-8! 166,32 142,54 112,54! 50,72 -40,70'),
          ),
          pen.fold(
            ...head.strokes(
              '116,46 136,30 140,4; 70,56 100,34 104,4; -92,44 -106,22 -96,-6; 46,-54 88,-44 124,-18',
            ),
          ),
        ],
      }),
      pen.panel(head.outline('-109,46! -60,62 0,68 62,64 113,52! 111,66 60,80 0,85 -60,79 -106,62!'), {
        cloth: piece.paint.twoColored ? pen.trim : pen.darker,
        upon: true,
      }),
    ],
  };
};

/** Laid down, its round crown hangs over the band on all sides. */
export const drawLaidBeret: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const band = { cloth: piece.paint.twoColored ? pen.trim : pen.darker, upon: true };
  return {
    head: [
      pen.panel(head.outline('-6,-76! -4,-94 4,-108! 13,-105 8,-92 9,-76!'), band),
      pen.panel(head.outline('-92,38! 92,38! 90,60 40,74 0,77 -40,74 -90,60'), band),
      pen.panel(
        head.outline('-156,2 -142,-42 -92,-72 -2,-82 90,-70 141,-41 155,0 140,37 88,54 0,60 -88,54 -141,37'),
        {
          inside: [
            pen.fold(
              ...head.strokes(
                '-80,52 -94,36 -102,14; 26,57 30,42 36,30; 84,51 98,30 104,4; 138,24 60,44 -66,42',
              ),
            ),
          ],
        },
      ),
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
