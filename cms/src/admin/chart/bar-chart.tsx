import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useTheme } from 'styled-components';

export interface Bar {
  /** What it stands for, e.g. '21 Nov'. */
  label: string;
  value: number;
  /** As it is read, e.g. '$26.40'. */
  text: string;
}

interface BarChartProps {
  /** What all of it says: read instead of the picture. */
  summary: string;
  /** What a value is, e.g. 'Revenue'. */
  unit: string;
  bars: Bar[];
  /** Pixels. */
  height?: number;
}

const WIDTH = 600;
const GAP = 4;

/** Values over time as bars, and the same as a table for whoever reads rather than looks. */
export function BarChart({ summary, unit, bars, height = 120 }: BarChartProps) {
  const { colors } = useTheme();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <Box>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        style={{ display: 'block', width: '100%', height }}
      >
        <line x1={0} x2={WIDTH} y1={height - 0.5} y2={height - 0.5} stroke={colors.neutral200} />
        {bars.map(({ label, value, text }, index) => {
          const tall = value <= 0 ? 0 : Math.max(2, (value / most) * (height - 8));
          return (
            <rect
              key={label}
              x={index * step + GAP / 2}
              y={height - tall}
              width={step - GAP}
              height={tall}
              fill={colors.primary600}
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <details>
        <summary style={{ cursor: 'pointer' }}>
          <Typography variant="pi" textColor="neutral600">
            As a table
          </Typography>
        </summary>
        <Box paddingTop={2} maxHeight="24rem" overflow="auto" tabIndex={0} role="region" aria-label={`${unit} by day`}>
          <Table colCount={2} rowCount={bars.length + 1}>
            <Thead>
              <Tr>
                <Th>
                  <Typography variant="sigma">Day</Typography>
                </Th>
                <Th>
                  <Typography variant="sigma">{unit}</Typography>
                </Th>
              </Tr>
            </Thead>
            <Tbody>
              {bars.toReversed().map(({ label, text }) => (
                <Tr key={label}>
                  <Td>
                    <Typography>{label}</Typography>
                  </Td>
                  <Td>
                    <Typography>{text}</Typography>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      </details>
    </Box>
  );
}
