import { createPen } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import type { ExtraDrawer, ExtraLayers, Wearer } from '../extra';
import { createHead } from '../head';
import { createHatHead, drawBrowShade } from './head-under-hat';

const WOOLENS = ['tweed', 'coating-wool', 'wool-suiting'] as const;

const drawFlatCap: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const peak = '-96,70! -50,58 0,55 50,58 92,70! 84,92 46,108 0,112 -50,109 -88,94';
  const crown =
    '-108,78! -136,54 -138,20 -108,-20 -50,-44 10,-49 70,-40 116,-12 136,26 130,58 106,78! 54,72 0,71 -54,72';
  return {
    head: [
      drawBrowShade(pen, wearer, head, 90),
      pen.panel(head.outline(peak), {
        inside: [pen.stitch(head.stroke('-82,90 -44,102 0,105 42,101 78,89'))],
      }),
      pen.panel(head.outline(crown), {
        inside: [
          pen.seam(head.stroke('-122,66 -96,24 -44,2 6,-2 58,3 104,26 122,64')),
          pen.shadow(head.outline('-108,78! -126,66 -60,54 0,52 60,54 124,66 106,78! 54,72 0,71 -54,72')),
          pen.fold(...head.strokes('-92,60 -70,40 -52,34; 88,62 74,44 54,36')),
        ],
      }),
    ],
  };
};

/** In profile, their peaks at the right. */
const LAID = {
  flat: {
    peak: '70,50! 130,20 178,28 214,56! 172,62 118,74 72,68!',
    stitches: '92,66 140,56 200,52',
    crown: '-150,44! -160,4 -132,-34 -70,-54 0,-56 70,-44 124,-16 152,28! 136,48 90,57 20,62 -70,60',
    seams: '-152,30 -70,22 30,24 138,42; -40,-56 -30,-20 -34,22',
    shade: '-150,44! -70,48 20,50 110,44 150,24! 136,48 90,57 20,62 -70,60',
  },
  paneled: {
    peak: '70,24! 128,22 184,38 222,72! 180,64 130,60 72,62!',
    stitches: '96,52 140,44 198,58; 98,42 142,34 190,50',
    crown: '-138,48! -140,2 -120,-42 -74,-70 -14,-79 44,-70 84,-44 104,-4 110,46! 60,60 -14,64 -90,60',
    seams: '-14,-79 -72,-40 -84,60; -14,-79 34,-40 46,60; -14,-79 -104,-52 -134,30; -26,-79 -14,-86 -2,-79',
    shade: '-138,48! -80,52 -14,54 60,50 110,40! 60,60 -14,64 -90,60',
  },
} as const;

const drawLaidCap = (piece: Piece, wearer: Wearer, shape: keyof typeof LAID): ExtraLayers => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const { peak, stitches, crown, seams, shade } = LAID[shape];
  return {
    head: [
      pen.panel(head.outline(peak), {
        ...(piece.paint.twoColored && { cloth: pen.trim }),
        inside: [pen.stitch(...head.strokes(stitches))],
      }),
      pen.panel(head.outline(crown), {
        inside: [pen.seam(...head.strokes(seams)), pen.shadow(head.outline(shade))],
      }),
    ],
  };
};

export const drawCap: ExtraDrawer = (piece, wearer) => {
  const flat = WOOLENS.some((fabric) => piece.has('fabric', fabric));
  if (wearer.laid) return drawLaidCap(piece, wearer, flat ? 'flat' : 'paneled');
  if (flat) return drawFlatCap(piece, wearer);
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      drawBrowShade(pen, wearer, head, 90),
      pen.panel(
        head.outline(
          '-107,80! -113,30 -98,-14 -56,-42 4,-49 62,-42 100,-14 117,32 112,79! 84,69 30,60 -20,58 -70,64',
        ),
        {
          inside: [
            pen.seam(...head.strokes('-8,-48 -34,-8 -44,56; -8,-48 60,-18 88,66; -8,-48 -78,-22 -100,56')),
            pen.shadow(head.outline('-108,70! -60,46 -10,42 44,48 96,74! 40,64 -20,58 -70,64')),
          ],
        },
      ),
      pen.panel(head.outline('8,-55! -8,-55 -16,-47! 12,-47!'), { ...trim, upon: true }),
      pen.panel(
        head.outline(
          '-109,72! -70,54 -16,48 40,54 103,77! 96,97 58,112 4,121 -48,123 -94,117 -118,102 -119,86',
        ),
        {
          ...trim,
          upon: true,
          inside: [
            pen.fill(pen.main.colors.light, 0.4, head.outline('-106,86! -66,66 -16,60 34,65! -16,70 -66,78')),
            pen.stitch(
              ...head.strokes(
                '-113,96 -90,108 -48,114 4,112 54,104 90,90; -112,88 -88,99 -47,105 3,103 52,95 92,81',
              ),
            ),
          ],
        },
      ),
    ],
  };
};

export const drawBucketHat: ExtraDrawer = (piece, wearer) => {
  const head = createHatHead(wearer, 0.04);
  const pen = createPen(piece);
  const crown = '-113,40! -102,-22 -84,-60 -50,-72 0,-74 50,-72 84,-60 102,-22 113,40! 60,61 0,66 -60,61';
  const brim = '-113,30! -60,51 0,56 60,51 113,30! 152,68! 122,94 70,109 0,114 -70,109 -122,94 -152,68!';
  const rows =
    '-119,46 -63,69 0,73 63,69 119,46; -124,58 -66,84 0,88 66,84 124,58; -129,71 -68,98 0,103 68,98 129,71';
  return {
    head: [
      drawBrowShade(pen, wearer, head, 84),
      pen.panel(head.outline(crown), {
        inside: [pen.seam(head.stroke('-90,-55 -50,-48 0,-46 50,-48 90,-55'))],
      }),
      pen.panel(head.outline(brim), {
        ...(piece.paint.twoColored && { cloth: pen.trim }),
        upon: true,
        inside: [
          pen.shadow(head.outline('-113,30! -60,51 0,56 60,51 113,30! 60,67 0,72 -60,67')),
          pen.stitch(...head.strokes(rows)),
        ],
      }),
    ],
  };
};
