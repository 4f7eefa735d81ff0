/** @jest-environment node */
import { createSheet, cropDrawing, spread } from './sheet';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 80" role="img"><path d="M0 0"/></svg>';

it('createSheet places each drawing, cropped only if a view is given', () => {
  const at = { x: 5, y: 6, width: 20, height: 40 };
  const svg = createSheet(100, 50, [
    { drawing: DRAWING, at },
    { drawing: DRAWING, at, view: { x: 1, y: 2, width: 3, height: 4 } },
  ]);
  expect(svg).toContain('<svg x="5" y="6" width="20" height="40" viewBox="0 0 40 80"');
  expect(svg).toContain('<svg x="5" y="6" width="20" height="40" viewBox="1 2 3 4"');
  expect(svg.match(/<path/g)).toHaveLength(2);
});

it('cropDrawing uses the size of the view', () => {
  expect(cropDrawing(DRAWING, { x: 10, y: 20, width: 30, height: 15 })).toContain(
    'viewBox="0 0 30 15" width="30"',
  );
});

it('spread divides its width among the drawings', () => {
  const svg = spread([DRAWING, DRAWING]);
  expect(svg).toContain('viewBox="0 0 1200 800"');
  expect(svg).toContain('<svg x="40" y="40" width="560" height="720" viewBox="0 0 40 80"');
  expect(svg).toContain('<svg x="600" y="40"');
});

it('cropDrawing refuses anything but an SVG', () => {
  expect(() => cropDrawing('<p>text</p>', { x: 0, y: 0, width: 1, height: 1 })).toThrow(TypeError);
});
