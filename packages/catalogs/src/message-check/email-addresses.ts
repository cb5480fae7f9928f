const ADDRESS =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}])/u;
/** 'mina (at) mail (dot) example' */
const SPELT =
  /[\p{L}\p{N}._%+-]{1,64} ?[[({] ?(?:at|ät) ?[\])}] ?[\p{L}\p{N}-]{1,63} ?(?:\.|[[({] ?(?:dot|punkt) ?[\])}]) ?\p{L}{2,24}/iu;

/** Whether a readable text has an e-mail address. */
export const hasEmailAddress = (text: string): boolean => ADDRESS.test(text) || SPELT.test(text);
