import { Box, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface ChoiceProps {
  label: string;
  value: string;
  /** What each value is called. */
  options: Record<string, string>;
  /** What no choice is called, where there may be none. */
  everything?: string;
  onChoose: (value: string) => void;
}

/** The design system's select takes '' for nothing chosen. */
const ANY = 'any';

/** One of several, with its label above. */
export function Choice({ label, value, options, everything, onChoose }: ChoiceProps) {
  return (
    <Box minWidth="16rem">
      <Field.Root name={label.toLowerCase()}>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value === '' ? ANY : value}
          onChange={(chosen) => onChoose(chosen === ANY ? '' : String(chosen))}
        >
          {everything !== undefined && <SingleSelectOption value={ANY}>{everything}</SingleSelectOption>}
          {Object.entries(options).map(([key, text]) => (
            <SingleSelectOption key={key} value={key}>
              {text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
