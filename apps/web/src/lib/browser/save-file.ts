export function saveBytes(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click; revoking it at once would save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
