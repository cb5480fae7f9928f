/** Reads the token of an Authorization header. RFC 9110: a case-insensitive scheme, then one or more spaces. */
export const readBearerToken = (authorization: string | undefined): string | null =>
  /^bearer +(\S{1,8192})$/i.exec(authorization ?? '')?.[1] ?? null;
