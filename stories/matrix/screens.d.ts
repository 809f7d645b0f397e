declare module "virtual:screens" {
  const matrix: import("../../.storybook/matrix/types").Matrix;
  export default matrix;
}
