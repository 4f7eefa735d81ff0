import { requestDrawings } from './drawings';

/** React has asked for what it was told to draw, or shows it. */
const RENDERED_MS = 60;

/** Prints the page once everything on it is drawn, what was never scrolled to as well. */
export async function printDrawn(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  await renderPicture();
  await requestDrawings();
  await renderPicture();
  // What cannot be decoded is printed as it stands.
  await Promise.all([...document.images].map((image) => image.decode?.().catch(() => undefined)));
  window.print();
}

const renderPicture = () => new Promise((resolve) => setTimeout(resolve, RENDERED_MS));
