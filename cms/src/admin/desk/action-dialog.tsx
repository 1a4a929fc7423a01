import { Button, Flex, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { DeskFailure } from './desk-failure';
import { FailureNotice } from './failure-notice';

interface ActionDialogProps {
  title: string;
  /** What the button does, e.g. 'Refund $26.40'. */
  confirm: string;
  isDangerous?: boolean;
  isRunning: boolean;
  isDisabled?: boolean;
  failure: DeskFailure | null;
  onConfirm: () => void;
  onClose: () => void;
  /** Instead of 'Cancel', e.g. a step back; null: there is nothing to call off any more. */
  back?: { label: string; onBack: () => void } | null;
  children: ReactNode;
}

/** The confirm step of an action. It stays open, with what was typed, until the action worked or is called off. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, isDangerous = false, isRunning, isDisabled = false, failure, onConfirm, onClose } = props;
  const { back = { label: 'Cancel', onBack: onClose } } = props;
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}>
      <Modal.Content>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog stands inside the page's tree: its forms are not the page's.
            event.stopPropagation();
            onConfirm();
          }}
          noValidate
        >
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <FailureNotice failure={failure} />
              {props.children}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            {back && (
              <Button type="button" variant="tertiary" disabled={isRunning} onClick={back.onBack}>
                {back.label}
              </Button>
            )}
            <Button
              type="submit"
              variant={isDangerous ? 'danger' : 'default'}
              loading={isRunning}
              disabled={isDisabled || isRunning}
            >
              {failure && !isRunning ? `Try again: ${confirm}` : confirm}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
