import { chartsMessages } from '../../charts/charts-messages.ts'
import { chartView } from '../../charts/chart-view.ts'
import { isEmptyTable } from '../../charts/data-table.ts'
import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { onOff } from '../kinds/switch.ts'
import { table } from '../kinds/table.ts'
import { text } from '../kinds/text.ts'

export const chartBlock = blockType({
  type: 62,
  name: 'chart',
  title: 'Chart',
  group: 'Charts',
  fields: {
    dataTable: table({
      label: 'Data',
      help: 'The first column has the names, the others their figures. Paste cells from any spreadsheet.',
    }),
    chartType: choice({
      label: 'Kind of chart',
      options: { bar: 'Bars', line: 'Lines', pie: 'Pie' },
      empty: 'bar',
    }),
    title: text({ label: 'Title', max: 200 }),
    caption: text({ label: 'Caption', max: 1000, lines: 2 }),
    legend: choice({
      label: 'Legend',
      help: 'Without it the data are shown below the chart.',
      options: { bottom: 'Below', right: 'Beside', none: 'None' },
      empty: 'bottom',
    }),
    palette: choice({
      label: 'Colors',
      options: {
        mixed: 'Mixed',
        warm: 'Warm',
        cool: 'Cool',
        earth: 'Earth',
        text: 'Color of the text',
      },
      empty: 'mixed',
    }),
    flip: onOff({ label: 'Let bars lie', help: 'Leaves room for long names.', empty: false }),
  },
  tabs: {
    Data: ['dataTable', 'title', 'caption'],
    Design: ['chartType', 'flip', 'legend', 'palette'],
  },
  shows: { flip: ({ chartType }) => chartType === 'bar' },
  presets: [
    { number: 1009, title: 'Bar Chart', values: { chartType: 'bar' } },
    { number: 1010, title: 'Line Chart', values: { chartType: 'line' } },
    { number: 1011, title: 'Pie Chart', values: { chartType: 'pie' } },
  ],
  hint: ({ dataTable }) => (isEmptyTable(dataTable) ? chartsMessages['no-data'] : null),
  derive: (_, value, look) => ({
    ...chartView(value.dataTable, value, look.blockId),
    isBar: value.chartType === 'bar',
    isLine: value.chartType === 'line',
  }),
})
