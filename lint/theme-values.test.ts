import { tester } from "./tester.ts";
import { themeValues } from "./theme-values.ts";

const style = (rule: string) => `export const box = style({ ${rule} });`;

tester.run("theme-values", themeValues, {
  valid: [
    style("color: vars.color.text.primary, fontWeight: vars.font.weight.bold"),
    style("fontSize: '1.1rem', borderRadius: cut.sheet, transition: `rotate ${vars.motion.duration.quick}`"),
    style("borderRadius: '1px', background: '#000' /* a mask: #f00 */"),
  ],
  invalid: [
    { code: style("color: '#c0392b'"), errors: [{ message: /vars\.color/ }] },
    { code: style("boxShadow: `0 0 ${size} rgb(0 0 0 / 20%)`"), errors: 1 },
    { code: style("transition: 'opacity 200ms'"), errors: [{ message: /vars\.motion\.duration/ }] },
    { code: style("fontSize: '17px'"), errors: [{ message: /vars\.font\.size/ }] },
    { code: style("fontWeight: 600"), errors: [{ message: /vars\.font\.weight/ }] },
    { code: style("borderRadius: '12px'"), errors: [{ message: /cut or vars\.radius/ }] },
    { code: style("borderEndEndRadius: `${space} 24px`"), errors: 1 },
  ],
});
