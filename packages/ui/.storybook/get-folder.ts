// A file of its own, because the manager bundles it without `import.meta.glob`.

/** `button` of `./src/button/button.stories.tsx`. */
export const getFolder = (storyFile: string): string => /([\w-]+)\.stories\.tsx$/.exec(storyFile)?.[1] ?? '';
