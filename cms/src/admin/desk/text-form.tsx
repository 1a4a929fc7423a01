import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { DeskFailure } from './desk-failure';
import { FailureNotice } from './failure-notice';

interface TextFormProps {
  name: string;
  label: string;
  hint: string;
  rows: number;
  maxLength: number;
  text: string;
  onWrite: (text: string) => void;
  /** What the field was refused for stands at the field. */
  failure: DeskFailure | null;
  /** Whether the refusal is told elsewhere on the page. */
  isToldElsewhere?: boolean;
  isRunning: boolean;
  submit: { label: string; variant?: 'secondary'; icon?: ReactNode };
  onSubmit: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** A text of several lines and the button that sends it. What was typed stays after a failure. */
export function TextForm(props: TextFormProps) {
  const { name, label, hint, rows, maxLength, text, onWrite, failure, isRunning, submit, onSubmit } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <FailureNotice failure={props.isToldElsewhere ? null : failure} />
        <Field.Root name={name} error={failure?.fields.text ?? false} hint={hint}>
          <Field.Label>{label}</Field.Label>
          <Textarea
            rows={rows}
            maxLength={maxLength}
            value={text}
            disabled={isRunning}
            onChange={(event) => onWrite(event.target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Flex justifyContent={props.children ? 'space-between' : 'flex-end'} gap={4} alignItems="center" wrap="wrap">
          {props.children}
          <Button
            type="submit"
            variant={submit.variant ?? 'default'}
            startIcon={submit.icon}
            loading={isRunning}
            disabled={text.trim() === '' || isRunning}
          >
            {submit.label}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
