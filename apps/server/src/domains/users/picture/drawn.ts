/** What of an image is kept: the bytes that draw it, and nothing that somebody put beside them. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}
