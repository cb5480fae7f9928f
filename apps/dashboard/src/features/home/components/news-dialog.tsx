import { Markdown } from '@boostdesk/ui/markdown';
import { Modal } from '@boostdesk/ui/modal';

interface NewsDialogProps {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly onClose: () => void;
}

/** A post in full. */
export const NewsDialog = ({ title, text, onClose }: NewsDialogProps) => (
  <Modal isOpen title={title} onOpenChange={onClose}>
    <Markdown translate="yes" text={text} firstLevel={3} idPrefix="news-" />
  </Modal>
);
