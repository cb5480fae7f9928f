// A file of its own, because the manager bundles it without `import.meta.glob`.

/** `button` of `./src/button/button.stories.tsx` or `button.pictures.tsx`. */
export const getFolder = (file: string): string => /([\w-]+)\.(?:stories|pictures)\.tsx$/.exec(file)?.[1] ?? '';
