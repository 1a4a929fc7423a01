import { Button } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ label, disabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after a failure.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        size="S"
        startIcon={<Upload />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
