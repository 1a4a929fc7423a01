import { styled } from 'styled-components';

/** The browser's own field for files, as tall as the panel's: its button tells what was chosen, and is known to everybody. */
export const FileInput = styled.input.attrs({ type: 'file' })`
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  &::file-selector-button {
    margin-right: 1.2rem;
    padding: 0.8rem 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral800};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
