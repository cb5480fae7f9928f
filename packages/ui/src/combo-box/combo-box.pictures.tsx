import type { PicturePair } from '../docs-pictures.ts';
import { Select } from '../select/select.tsx';
import { ComboBox } from './combo-box.tsx';

const champions = ['Ahri', 'Akali', 'Azir'].map((label) => ({ id: label, label }));
const roles = ['Top', 'Jungle', 'Mid'].map((label) => ({ id: label, label }));

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'People type the name they know, and the placeholder says what they can type.',
      picture: <ComboBox label="Champion" items={champions} placeholder="Name" />,
    },
    dont: {
      caption: 'Three options need no typing.',
      picture: <ComboBox label="Role" items={roles} placeholder="Type a role" />,
    },
  },
  {
    do: {
      caption: 'A select for a few options that everyone knows.',
      picture: <Select label="Role" items={roles} defaultValue="Top" />,
    },
    dont: {
      caption: 'The placeholder repeats the label.',
      picture: <ComboBox label="Champion" items={champions} placeholder="Champion" />,
    },
  },
];
