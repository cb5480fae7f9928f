/** Edge length in px: twice the largest display size. */
const SIDE = 256;
const QUALITY = 0.9;
/** In bytes; the uploaded picture is re-encoded. */
export const FILE_MAX_BYTES = 20 * 1024 * 1024;

export function centerSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('no picture came of it')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });

/** Crops and scales a picture to a Base64 JPEG without metadata. Rejects if the file is not a picture. */
export async function cropToSquare(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  const { x, y, side } = centerSquare(bitmap.width, bitmap.height);
  context.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  return toBase64(new Uint8Array(await (await toBlob(canvas)).arrayBuffer()));
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
