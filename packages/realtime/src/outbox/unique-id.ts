const randomDigit = (): string => {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte & 15).toString(16);
};

/** A UUID (version 4), without `randomUUID`, which plain-http pages lack. */
export const createUniqueId = (): string => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, randomDigit);
