/** Pixels of a side: twice what the largest place shows. */
const SIDE = 256;
const QUALITY = 0.9;
/** A chosen file may be this large; what is sent is made anew from it. In bytes. */
export const FILE_MAX_BYTES = 20 * 1024 * 1024;

/** The largest square in the middle. */
export function centerSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('no picture came of it')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });

/** The middle of a picture, small, without what a camera wrote beside it: Base64 of a JPEG. Rejects for a file that is no picture. */
export async function cropToSquare(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  const { x, y, side } = centerSquare(bitmap.width, bitmap.height);
  context.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  return toBase64(new Uint8Array(await (await toBlob(canvas)).arrayBuffer()));
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
