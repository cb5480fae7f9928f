export const port = Number(process.env.PICTURES_PORT ?? 6107);

/** A path that the build does not know. */
export const basePath = '/somewhere/quite/else/';

export const origin = `http://127.0.0.1:${port}`;
