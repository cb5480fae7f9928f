export const port = Number(process.env.PICTURES_PORT ?? 6107);

/** Any path; one that no file of the build names. */
export const basePath = '/somewhere/quite/else/';

export const origin = `http://127.0.0.1:${port}`;
