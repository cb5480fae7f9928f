// First: names the cascade layers, then tokens, fonts and every component's styles.
import '@boostdesk/ui/styles.css';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { TextField } from '@boostdesk/ui/text-field';
import { ToastRegion } from '@boostdesk/ui/toast';
import { createToastQueue } from '@boostdesk/ui/toast-queue';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const toasts = createToastQueue();

function Review() {
  const [note, setNote] = useState('');
  return (
    <Card title="Order #10482" actions={<StatusPill status={1} />} style={{ maxWidth: 480, margin: 24 }}>
      <TextField label="Note" value={note} onChange={setNote} validMessage={null} />
      <Button
        variant="primary"
        isDisabled={note === ''}
        onPress={() => toasts.add({ title: 'Success', message: 'Note saved.', style: 'success' })}
      >
        Save note
      </Button>
    </Card>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <main>
      <Review />
    </main>
    <ToastRegion queue={toasts} />
  </StrictMode>,
);
