import { requestDrawings } from './drawings';

/** Milliseconds for React to render and request drawings. */
const RENDERED_MS = 60;

/** Waits for all drawings, including those never scrolled to. */
export async function printDrawn(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  await renderPicture();
  await requestDrawings();
  await renderPicture();
  // Undecodable images print as they are.
  await Promise.all([...document.images].map((image) => image.decode?.().catch(() => undefined)));
  window.print();
}

const renderPicture = () => new Promise((resolve) => setTimeout(resolve, RENDERED_MS));
