export function getItemId(item: object): string | number {
  if ('id' in item && (typeof item.id === 'string' || typeof item.id === 'number')) return item.id;
  throw new TypeError('An item without an id needs bindValue');
}

/** `label`, or else the value. */
export function getItemLabel(item: object): string {
  return 'label' in item && typeof item.label === 'string' ? item.label : String(getItemId(item));
}
