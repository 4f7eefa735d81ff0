export function fakePictures({ isUnreadable = false } = {}): void {
  const bitmap = { width: 40, height: 30, close: () => undefined };
  globalThis.createImageBitmap = (async () => {
    if (isUnreadable) throw new Error('unreadable');
    return bitmap;
  }) as never;
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['cropped'], { type: 'image/jpeg' }));
}
