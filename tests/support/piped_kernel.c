// A library of the kernel behind a pipe, for processors and systems that only an emulator has; the protocol of piped_kernel.mjs.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#define dlopen(path, how) ((void *)LoadLibraryA(path))
#define dlsym(library, name) ((void *)GetProcAddress((HMODULE)(library), name))
#define dlerror() "the library cannot be opened"
#else
#include <dlfcn.h>
#endif

typedef long long number;
typedef number (*entry)(number, number, number, number, number, number, number, number);

int main(int count, char **words) {
  void *library = dlopen(words[1], RTLD_NOW);
  char line[4096], name[64];
#ifdef _WIN32
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  if (!library) return fprintf(stderr, "%s\n", dlerror()), 1;
  while (fgets(line, sizeof line, stdin)) {
    number given[8] = {0}, sizes[8] = {0};
    char *at = strtok(line, " \n");
    int rows = 0, place = 0;
    snprintf(name, sizeof name, "hana_%s", at);
    for (int word = 2; word + 1 < count; word += 2)
      if (!strcmp(words[word], at)) rows = atoi(words[word + 1]);
    for (; (at = strtok(NULL, " \n")); place++) given[place] = strtoll(at, NULL, 10);
    for (int row = 0; row < rows; row++) {
      sizes[row] = 8 * given[row];
      void *room = malloc(sizes[row]);
      if (fread(room, 1, sizes[row], stdin) != (size_t)sizes[row]) return 1;
      given[row] = (number)room;
    }
    entry call = (entry)dlsym(library, name);
    printf("%lld\n", call(given[0], given[1], given[2], given[3], given[4], given[5], given[6], given[7]));
    for (int row = 0; row < rows; row++) {
      fwrite((void *)given[row], 1, sizes[row], stdout);
      free((void *)given[row]);
    }
    fflush(stdout);
  }
  return 0;
}
