import { cutStretch } from '../../figure/curve';
import { linkCurves, type Curve } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { computeLightness, INK, mix } from '../../garment/paint/colors';
import { parseSpots } from '../../garment/smooth-path';
import type { Piece } from '../../garment/piece';
import type { ShoeType, Vamp } from './last';
import type { ExtraDrawer } from '../extra';
import { drawPart } from '../part';
import { onBoth, createShodFoot, traceToeLine, type Shod } from './shod';
import { createPlainCloth, RUBBER, drawSoles } from './sole';
import { drawAnkleStrap, drawBand, drawThinStraps } from './straps';
import { isCapped, drawLacing, drawToeCap, drawVampDetail } from './trimmings';
import { drawGleam, drawUpper, type Opening } from './upper';

const COLLAR: Readonly<Record<Vamp, number>> = { low: 0.24, middle: 0.12, v: 0.14, high: -0.22 };

const LOWEST_LACE = 0.68;
const GUM = '#b98652';

type Style = 'canvas' | 'court' | 'running' | 'retro';

export function findSneakerStyle({ type, has }: Piece): Style {
  if (type === 'running-shoe') return 'running';
  if (type === 'retro-sneaker') return 'retro';
  return has('fabric', 'crisp-cotton') ? 'canvas' : 'court';
}

export const findPanelColor = ({ paint: { twoColored, trim, colors } }: Piece): string =>
  twoColored
    ? trim.base
    : computeLightness(colors.base) < 0.5
      ? mix(colors.base, '#ffffff', 0.78)
      : mix(colors.base, INK, 0.4);

const findGuardColor = ({ paint }: Piece): string => mix(paint.colors.base, INK, 0.32);

export const findSneakerCap = (piece: Piece): string | undefined =>
  ({ canvas: RUBBER, court: undefined, running: findPanelColor(piece), retro: findGuardColor(piece) })[
    findSneakerStyle(piece)
  ];

export const findSneakerSole = (piece: Piece): string => (findSneakerStyle(piece) === 'retro' ? GUM : RUBBER);

export const createSneaker =
  (type: ShoeType): ExtraDrawer =>
  (piece, wearer) => {
    const pair = createShodFoot(type, piece, wearer);
    const { pen, last } = pair;
    const isShoe = (value: string): boolean => piece.has('shoes', value);
    const open = isShoe('mule');
    const slipOn = isShoe('slip-on') && !isShoe('lace-up');
    const top = open ? 0.36 : COLLAR[last.vamp];
    const opening: Opening = {
      back: open ? 'open' : 'closed',
      outer: [open ? 1.08 : 0.96, top],
      inner: [open ? -1.02 : -0.96, top + 0.02],
      low: top + 0.14,
    };
    const from = top + (last.vamp === 'v' ? 0.1 : 0);
    const place = (text: string): Curve => pair.line(...parseSpots(text));
    const tongue = linkCurves(
      place(
        `-0.46 ${from + 0.1}, -0.4 ${from + 0.02}, 0.04 ${from - 0.015}, 0.48 ${from + 0.01}, 0.54 ${from + 0.1}`,
      ),
      place(`0.54 ${from + 0.1}, 0.46 0.62, 0.04 0.76, -0.42 0.62, -0.46 ${from + 0.1}`),
    );
    const facings = linkCurves(
      place(`-0.86 ${from + 0.07}, -0.76 0.5, -0.6 0.72, 0.04 0.8`),
      place(`0.04 0.8, 0.68 0.72, 0.84 0.5, 0.92 ${from + 0.05}`),
    );
    const count = isShoe('lace-up') ? 5 : 4;
    const rows = Array.from(
      { length: count },
      (_, row) => from + 0.1 + ((LOWEST_LACE - from - 0.1) * row) / (count - 1),
    );
    return {
      behind: drawSoles(pair, findSneakerSole(piece)),
      onBody: [
        ...onBoth((turn) => [
          ...drawUpper(pair, opening, turn, [
            drawGleam(pair, turn),
            ...drawSewn(pair, place, turn),
            ...(slipOn
              ? [pen.fill(pen.darker.fill, 0.8, ...traceGores(pair, top).map(turn))]
              : [pen.seam(turn(facings))]),
          ]),
          ...(slipOn
            ? []
            : [
                pen.panel(turn(tongue), {
                  upon: true,
                  cloth: piece.paint.colors.dark
                    ? { ...pen.lighter, surfaces: [] }
                    : createPlainCloth(pen.main.colors.shade),
                }),
                ...drawLacing(pair, rows, turn),
              ]),
        ]),
        ...(isCapped(piece) ? drawToeCap(pair) : []),
        ...(isShoe('thin-straps') ? drawThinStraps(pair, [0.7]) : []),
        ...(isShoe('ankle-strap') ? drawAnkleStrap(pair, 0.3) : []),
        ...drawVampDetail(pair, 0.74),
      ],
    };
  };

function drawSewn(pair: Shod, place: (text: string) => Curve, turn: (curve: Curve) => Curve): Mark[] {
  const { pen, piece } = pair;
  if (isCapped(piece)) return [];
  const outline = traceToeLine(pair);
  const toe = cutStretch(outline, 1, outline.cubics.length - 1);
  const panel = findPanelColor(piece);
  const drawOn = (color: string, ...edge: Curve[]): Mark => drawPart(color, turn(linkCurves(toe, ...edge)));
  const drawStripe = (text: string, wide: number): Mark => drawBand(pen, turn(place(text)), wide, panel);
  switch (findSneakerStyle(piece)) {
    case 'canvas':
      return [drawOn(RUBBER, place('-1.08 0.74, -0.6 0.8, 0.04 0.815, 0.7 0.795, 1.18 0.735'))];
    case 'court':
      return [
        drawOn(
          mix(piece.paint.colors.base, piece.paint.colors.shade, 0.35),
          place('-1.1 0.74, -0.7 0.845, 0.04 0.87, 0.78 0.845, 1.2 0.73'),
        ),
      ];
    case 'running':
      return [
        drawOn(
          panel,
          place('-1.12 0.68, -0.86 0.85, -0.3 0.935, 0.04 0.942, 0.4 0.935, 0.96 0.85, 1.22 0.66'),
        ),
        drawStripe('0.86 0.32, 0.92 0.5, 1.3 0.7', 0.3),
        drawStripe('0.7 0.5, 0.9 0.62, 1.1 0.84', 0.16),
        drawStripe('-0.84 0.34, -0.84 0.52, -1.16 0.72', 0.26),
      ];
    case 'retro':
      return [
        drawOn(
          findGuardColor(piece),
          place('-1.12 0.68, -0.82 0.8, -0.22 0.86'),
          place('-0.22 0.86, -0.12 0.76, 0.2 0.76, 0.3 0.86'),
          place('0.3 0.86, 0.92 0.8, 1.2 0.66'),
        ),
        ...['0.86 0.36, 1.2 0.56', '0.84 0.48, 1.24 0.68'].map((text) => drawStripe(text, 0.17)),
        ...['-0.84 0.4, -1.2 0.56', '-0.8 0.52, -1.2 0.68'].map((text) => drawStripe(text, 0.17)),
      ];
  }
}

const traceGores = ({ line }: Shod, top: number): Curve[] =>
  [1, -1].map((side) =>
    linkCurves(
      line([side * 0.86, top + 0.05], [side * 0.78, top + 0.2], [side * 0.6, top + 0.34]),
      line([side * 0.6, top + 0.34], [side * 0.48, top + 0.2], [side * 0.56, top + 0.11]),
    ),
  );
