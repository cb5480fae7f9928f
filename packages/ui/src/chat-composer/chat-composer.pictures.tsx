import type { PicturePair } from '../docs-pictures.ts';
import { ChatComposer } from './chat-composer.tsx';

const none = () => undefined;
const common = { onChange: none, onSend: none };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A closed chat keeps its field and says why.',
      picture: (
        <ChatComposer
          {...common}
          value=""
          label="Message to Kaito"
          disabledReason="This chat is closed because the order is complete."
        />
      ),
    },
    dont: {
      caption: 'Nobody learns why they can’t write.',
      picture: <ChatComposer {...common} value="" label="Message to Kaito" disabledReason="Disabled" />,
    },
  },
];
