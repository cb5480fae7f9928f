/** Version of the build, which the document names. Undefined in development. */
export const buildVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
