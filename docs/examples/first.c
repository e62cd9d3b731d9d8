/* A bot in plain C: buys a ruby when it can, and otherwise takes the first option.
   Build it with `cc -o first first.c` and seat it as stdio:./first */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20], option[256];

static int begins(const char *word) { return strncmp(line, word, strlen(word)) == 0; }

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        if (begins("hello 1")) printf("hello 1 first\n");
        if (begins("options ")) {
            sscanf(line, "options %255s", option);
            if (strstr(line, " buy_ruby")) strcpy(option, "buy_ruby");
        }
        if (begins("choose ")) printf("choose %s\n", option);
        fflush(stdout);
    }
    return EXIT_SUCCESS;
}
