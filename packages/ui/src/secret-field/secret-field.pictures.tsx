import type { PicturePair } from '../docs-pictures.ts';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { SecretField } from './secret-field.tsx';

const reveal = async () => '';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Hidden until it is asked for. What may be seen all the time is plain text.',
      picture: (
        <>
          <SecretField label="Password" onReveal={reveal} />
          <KeyValueList items={[{ label: 'Server', value: 'EU-West' }]} />
        </>
      ),
    },
    dont: { caption: 'A server is no secret.', picture: <SecretField label="Server" onReveal={reveal} /> },
  },
];
