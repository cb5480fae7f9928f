const randomDigit = (): string => {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte & 15).toString(16);
};

/** Creates a UUID (version 4); `randomUUID` is missing on plain-http pages. */
export const createUniqueId = (): string => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, randomDigit);
