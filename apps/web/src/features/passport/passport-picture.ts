import { MEASUREMENTS } from '@figura/contracts';
import type { Passport } from '@figura/contracts';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import {
  decodeDrawing,
  getDisplayFont,
  readLines,
  sharePicture,
  SHEET,
  SHEET_COLORS,
  getTextFont,
} from '../../lib/browser/share-picture';
import { toLengthUnit } from '../../lib/forms/account-unit';
import { picture as t } from './messages.en';
import type { PassportNumbers } from './numbers';
import { HORIZONTAL_TYPE_NAMES, VERTICAL_TYPE_NAMES } from '../../lib/text/names';
import { formatLength } from '../../lib/text/decimal-text';

/** Pixels. */
const PLATE = { width: 430, height: 850 } as const;
const WORDS = {
  x: SHEET.margin + PLATE.width + 56,
  width: SHEET.width - 2 * SHEET.margin - PLATE.width - 56,
} as const;

export function sharePassport(passport: Passport): Promise<'shared' | 'saved'> {
  return sharePicture({
    name: t('file'),
    title: t('title'),
    draw: async (context) => {
      const image = await decodeDrawing(passport.figure);
      drawFigure(context, image);
      drawWords(context, passport);
      drawColors(context, passport.colors);
      if (passport.numbers) drawNumbers(context, passport.numbers);
    },
  });
}

function drawFigure(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const { margin } = SHEET;
  context.fillStyle = SHEET_COLORS.plate;
  context.beginPath();
  context.roundRect(margin, margin, PLATE.width, PLATE.height, 24);
  context.fill();
  context.drawImage(image, margin, margin, PLATE.width, (PLATE.width / image.width) * image.height);
}

function drawWords(context: CanvasRenderingContext2D, { bodyType, rules }: Passport): void {
  const { x, width } = WORDS;
  const write = (text: string, font: string, color: string, y: number) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };
  write(t('eyebrow'), getTextFont(26), SHEET_COLORS.soft, SHEET.margin + 40);
  write(bodyType.combined, getDisplayFont(170), SHEET_COLORS.ink, SHEET.margin + 200);
  write(HORIZONTAL_TYPE_NAMES[bodyType.horizontal], getDisplayFont(38), SHEET_COLORS.ink, SHEET.margin + 262);
  write(VERTICAL_TYPE_NAMES[bodyType.vertical], getDisplayFont(38), SHEET_COLORS.ink, SHEET.margin + 310);
  let y = SHEET.margin + 398;
  for (const { name, choose } of rules) {
    context.font = getDisplayFont(36);
    for (const line of readLines(context, choose ? name : t('leave', { name }), width)) {
      write(line, getDisplayFont(36), choose ? SHEET_COLORS.ink : SHEET_COLORS.accent, y);
      y += 46;
    }
    y += 26;
  }
}

function drawColors(context: CanvasRenderingContext2D, colors: Passport['colors']): void {
  const { margin, width } = SHEET;
  const gap = 20;
  const side = (width - 2 * margin - gap * (colors.length - 1)) / colors.length;
  colors.forEach(({ hex }, index) => {
    context.fillStyle = hex;
    context.beginPath();
    context.roundRect(margin + index * (side + gap), margin + PLATE.height + 36, side, 88, 16);
    context.fill();
  });
}

function drawNumbers(
  context: CanvasRenderingContext2D,
  { measurements, unit: preference }: PassportNumbers,
): void {
  const unit = toLengthUnit(preference);
  const columns = MEASUREMENTS.length / 2;
  const step = (SHEET.width - 2 * SHEET.margin) / columns;
  MEASUREMENTS.forEach((key, index) => {
    const x = SHEET.margin + (index % columns) * step;
    const y = SHEET.margin + PLATE.height + 180 + Math.floor(index / columns) * 84;
    context.fillStyle = SHEET_COLORS.soft;
    context.font = getTextFont(20);
    context.fillText(getMeasurementLabel(key), x, y);
    context.fillStyle = SHEET_COLORS.ink;
    context.font = getTextFont(30);
    const length = formatLength(measurements[key], unit);
    context.fillText(t('length', { length, unit }), x, y + 38);
  });
}
